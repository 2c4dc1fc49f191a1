import { z } from 'zod';
import { Image, route } from './base.ts';
import { listQuery } from './crud.ts';

/** The hospital's pictures, to choose from. */
export const media = {
  list: route({
    method: 'GET',
    path: '/media',
    access: 'admin',
    summary: 'Pictures, newest first',
    query: listQuery(['createdAt'], {}),
    data: z.array(Image),
    list: true,
  }),
};
