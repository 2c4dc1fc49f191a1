import { data } from 'react-router';
import { ApiProblem } from './client.ts';

/** What a page is made of: where the API finds nothing, such as behind a link that has ended, the page is not found. */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiProblem && error.is('not-found')) throw data(null, { status: 404 });
    throw error;
  }
}
