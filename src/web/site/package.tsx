import { data } from 'react-router';

/** No package is published yet, so every address answers 404 with the frame's helpful page. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function PackageDetail() {
  return null;
}
