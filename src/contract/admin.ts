import { z } from 'zod';
import { Id, IdText, Instant, line, requiredLine, route } from './base.ts';
import { listQuery } from './crud.ts';

const Me = z.object({ id: z.int(), name: z.string(), email: z.string() });
export type Me = z.output<typeof Me>;
const Session = z.object({
  id: z.int(),
  createdAt: Instant,
  usedAt: Instant,
  device: z.string(),
  current: z.boolean(),
});

/** Signing in, who one is, and the trail of what staff did. */
export const admin = {
  login: route({
    method: 'POST',
    path: '/admin/login',
    access: 'publicWrite',
    summary: 'Sign in; the token is sent as a bearer token afterwards',
    body: z.strictObject({
      email: requiredLine(254),
      password: z.string().min(1, 'This is needed.').max(1000),
      code: line(40).optional(),
    }),
    data: z.object({ token: z.string(), expiresAt: Instant, admin: Me }),
    status: 200,
    errors: ['wrong-credentials', 'too-many-requests'],
  }),
  logout: route({
    method: 'POST',
    path: '/admin/logout',
    access: 'admin',
    summary: 'Revoke this token',
    status: 204,
  }),
  me: route({ method: 'GET', path: '/admin/me', access: 'admin', summary: 'Who is signed in', data: Me }),
  sessions: route({
    method: 'GET',
    path: '/admin/sessions',
    access: 'admin',
    summary: 'Where this account is signed in',
    data: z.array(Session),
  }),
  revoke: route({
    method: 'DELETE',
    path: '/admin/sessions/{id}',
    access: 'admin',
    summary: 'Sign out elsewhere',
    params: z.object({ id: IdText }),
    status: 204,
    errors: ['not-found'],
  }),
  activity: route({
    method: 'GET',
    path: '/admin/activity',
    access: 'admin',
    summary: 'Who did what to which entry, newest first',
    query: listQuery(['createdAt'], {
      entity: line(40).optional(),
      entityId: IdText.optional(),
      actorId: IdText.optional(),
    }),
    data: z.array(
      z.object({
        id: z.int(),
        createdAt: Instant,
        action: z.string(),
        entity: z.string(),
        entityId: z.int(),
        label: z.string(),
        actorName: z.string(),
      }),
    ),
    list: true,
  }),
  revisions: route({
    method: 'GET',
    path: '/admin/revisions',
    access: 'admin',
    summary: 'Every saved version of an entry, newest first',
    query: z.object({ entity: line(40), entityId: IdText }),
    data: z.array(
      z.object({
        id: Id,
        version: z.int(),
        createdAt: Instant,
        actorName: z.string(),
        content: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
};
