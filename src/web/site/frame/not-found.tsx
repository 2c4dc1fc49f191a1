import { data } from 'react-router';

/** Any address that no route knows: the frame's error page says so, with status 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
