import { Navigate } from 'react-router';

/** /admin: the layout shows the sign-in form; whoever is signed in goes on to the dashboard. */
export default function Entrance() {
  return <Navigate to="/admin/dashboard" replace />;
}
