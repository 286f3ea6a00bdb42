/** Where the two sizes stand in the note that a photo was made smaller, until the script knows them. */
export const sizePlaces = { was: "{was}", is: "{is}" };
