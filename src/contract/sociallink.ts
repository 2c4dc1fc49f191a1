import { z } from 'zod';
import { OptionalUrl, route } from './base.ts';
import { changes, entity } from './crud.ts';

/** Each is empty or a full web address. */
export const SociallinkFields = z.strictObject({
  facebook: OptionalUrl,
  instagram: OptionalUrl,
  linkedIn: OptionalUrl,
});
export const Sociallink = entity(SociallinkFields, {});
export type Sociallink = z.output<typeof Sociallink>;

export const sociallink = {
  get: route({
    method: 'GET',
    path: '/sociallink',
    access: 'public',
    summary: 'The single social links record',
    data: Sociallink,
  }),
  update: route({
    method: 'PUT',
    path: '/sociallink/1',
    access: 'settings',
    summary: 'Change the social links',
    body: changes(SociallinkFields),
    data: Sociallink,
    errors: ['stale-version', 'invalid'],
  }),
};
