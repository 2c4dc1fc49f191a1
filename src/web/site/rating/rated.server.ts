import { data, type RouterContextProvider } from 'react-router';
import type { RatedPage } from '#contract/page-rating.ts';
import { ApiProblem, apiContext } from '#web/api/client.ts';

/** The rated page; 404 if that page has no question. */
export async function loadRated(context: Readonly<RouterContextProvider>, path: string): Promise<RatedPage> {
  try {
    return (await context.get(apiContext).pageRating.page({ query: { path } })).data;
  } catch (error) {
    if (error instanceof ApiProblem && (error.is('not-found') || error.is('invalid')))
      throw data(null, { status: 404 });
    throw error;
  }
}
