import { data } from 'react-router';

/** Any unknown address: the frame's error page, with status 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
