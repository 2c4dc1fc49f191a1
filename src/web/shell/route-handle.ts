/** A route's settings, by `export const handle`. */
export interface RouteHandle {
  /** The page is an application: it gets the router's own scripts and hydrates. */
  app?: boolean;
  /** A script that an application's document runs before everything else, even before any style has arrived. */
  first?(place: FirstPlace): string;
}

/** The requested page, with the handle of its innermost route. */
export interface FirstPlace {
  pathname: string;
  search: string;
  params: Record<string, string | undefined>;
  handle: unknown;
}

export function handleOf(match: { handle?: unknown } | undefined): RouteHandle {
  return (match?.handle ?? {}) as RouteHandle;
}
