import { data, type RouterContextProvider } from 'react-router';
import type { RatedPage } from '#contract/page-rating.ts';
import { ApiProblem, apiContext } from '#web/api/client.ts';

/** The page that an answer is about; what does not ask is not found. */
export async function loadRated(context: Readonly<RouterContextProvider>, path: string): Promise<RatedPage> {
  try {
    return (await context.get(apiContext).pageRating.page({ query: { path } })).data;
  } catch (error) {
    if (error instanceof ApiProblem && (error.is('not-found') || error.is('invalid')))
      throw data(null, { status: 404 });
    throw error;
  }
}
