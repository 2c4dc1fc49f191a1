import { data } from 'react-router';
import { ApiProblem } from './client.ts';

/** For data that a page is made of: if the API finds nothing, such as behind an expired link, the page is a 404. */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiProblem && error.is('not-found')) throw data(null, { status: 404 });
    throw error;
  }
}
