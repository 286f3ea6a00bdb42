import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/**
 * A part of a page whose code is loaded when it is first shown. A load that fails, as on a phone that loses its
 * network for a moment, is tried once more.
 */
export const lazyPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await load().catch(load) }));
