/* For tests only: a month's statements of two banks and two wallets as they are downloaded, and a provider's report. */

export const hbl = `"Account Statement"
"Account Title:","UMEED WELFARE FOUNDATION"
"IBAN:","PK36HABB0000427999123403"
"Period:","01NOV2026 to 20NOV2026"

"Transaction Date","Value Date","Narration","Ref/Cheque No","Debit","Credit","Balance"
"01NOV2026","","BALANCE B/F","","","","200,000.00"
"02NOV2026","02NOV2026","RAAST P2P FROM AYESHA BIBI","FT26306A1","","5,000.00","205,000.00"
"05NOV2026","05NOV2026","SMS ALERT CHARGES INCL FED","","58.00","","204,942.00"
"09NOV2026","09NOV2026","INWARD CLG CHQ 10000321 MCB","10000321","","1,500.00","206,442.00"
"12NOV2026","12NOV2026","CHQ RETURN 10000321 INSUFF FUNDS","10000321","1,500.00","","204,942.00"
"13NOV2026","13NOV2026","FUNDS TRF TO MEEZAN OWN A/C","FT26317Z1","100,000.00","","104,942.00"
"16NOV2026","16NOV2026","IBFT SHIFA MEDICAL STORE","FT26320B7","40,000.00","","64,942.00"
"20NOV2026","","CLOSING BALANCE","","","","64,942.00"
`;

/** The newest line first, as some branches print it. */
const meezan = `Meezan Bank Limited,,,,,,
Account No.,02150101234567,,,,,
,,,,,,
Date,Value Date,Description,Doc No.,Dr,Cr,Available Balance
"Nov 20, 2026","Nov 20, 2026",W.H.T ON PROFIT,MB26324901,185.18,,"611,049.38"
"Nov 20, 2026","Nov 20, 2026",PROFIT PAID,MB26324900,,"1,234.56","611,234.56"
"Nov 13, 2026","Nov 13, 2026",Funds Transfer from HBL own account,MB26317044,,"100,000.00","610,000.00"
"Nov 03, 2026","Nov 03, 2026",Raast In - BILAL KHAN - zakat,MB26307001,,"10,000.00","510,000.00"
`;

const mcb = `TRANSACTION DATE,VALUE DATE,TRANSACTION DESCRIPTION,CHEQUE NO,DEBIT AMOUNT (PKR),CREDIT AMOUNT (PKR),RUNNING BALANCE
02/11/2026,02/11/2026,IBFT FROM SADIA NOOR,,0.00,3000.00,53000.00
13/11/2026,13/11/2026,CASH WITHDRAWAL,,2000.00,0.00,51000.00
`;

const easypaisaWallet = `Transaction ID,Date,Time,Type,From/To,Amount,Fee,Balance
30123456791,2026-11-02,22:04,Received,HINA ALI 0345xxxx567,+1500.00,0.00,4500.00
30123456792,2026-11-03,09:30,Sent,HBL,-3000.00,20.00,1480.00
`;

const jazzcashWallet = `Date & Time,Transaction ID,Transaction Type,Description,Cash In (Rs.),Cash Out (Rs.),Fee (Rs.),Balance (Rs.)
02-Nov-2026 10:12 AM,001234567890,Money Received,Received from OMAR 03001234567,2500.00,,0.00,12500.00
03-Nov-2026 05:12 PM,001234567891,IBFT,Sent to HBL 0042xxxx,,10000.00,25.00,2475.00
`;

/** With the duty on each fee in a column of its own. */
const walletWithFed = `Transaction Date,Transaction ID,Description,Credit,Debit,Fee,FED,Balance
02-Nov-2026 10:12:31,61120033411,Money received from 0300XXXX117,"2,500.00",,0.00,0.00,"12,500.00"
03-Nov-2026 11:40:02,61120033902,Money sent to bank,,"2,000.00",40.00,6.40,"10,453.60"
04-Nov-2026 09:05:47,61120041208,Money received from 0345XXXX902,"1,000.00",,0.00,0.00,"11,453.60"
`;

export const bankFiles = { hbl, meezan, mcb, easypaisaWallet, jazzcashWallet, walletWithFed };

export const jazzcashReport = `Transaction ID,Order ID,Transaction Date,Payment Method,MSISDN,Amount,MDR,FED on MDR,Net Amount,Transaction Status,Settlement Date
T20261113101010,A7K2M9,13/11/2026 10:10,Mobile Account,03001234567,2000.00,40.00,6.40,1953.60,Completed,14/11/2026
T20261113111111,B7K2M9,13/11/2026 11:11,Mobile Account,03001234568,5000.00,100.00,16.00,4884.00,Failed,
T20261114121212,C7K2M9,14/11/2026 12:12,Card,03001234569,1000.00,25.00,4.00,971.00,Reversed,15/11/2026
T20261120131313,D7K2M9,20/11/2026 13:13,Mobile Account,03001234561,1500.00,30.00,4.80,1465.20,Completed,
`;
