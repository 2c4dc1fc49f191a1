import { Navigate } from 'react-router';

/** /admin: the layout shows the sign-in form; a signed-in user goes on to the dashboard. */
export default function Entrance() {
  return <Navigate to="/admin/dashboard" replace />;
}
