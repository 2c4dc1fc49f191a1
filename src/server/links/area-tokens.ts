/**
 * The secret addresses of a waiting area, 256 bits each: derived from the hospital's secret, so that staff can see them
 * again, and stored nowhere. There are few areas, so a token's area is found by deriving all of them.
 */
import { isSame, sign } from '#server/kernel/signature.ts';

export type AreaLink = 'board' | 'door';

interface Area {
  id: number;
  linkVersion: number;
}

export function areaToken(secret: string, link: AreaLink, { id, linkVersion }: Area) {
  return sign(secret, 'waiting area', `${link} ${id} ${linkVersion}`);
}

export function ofAreaToken<A extends Area>(secret: string, link: AreaLink, areas: A[], token: string) {
  return areas.find((area) => isSame(areaToken(secret, link, area), token));
}
