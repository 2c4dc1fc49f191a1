import { useParams } from 'react-router';
import type { Opening } from './opening.ts';
import { PatientList } from './patient/patient-list.tsx';
import { PatientPage } from './patient/patient-page.tsx';
import { patientQuery } from './patient/patient-query.ts';

export const handle: Opening = {
  opens: ({ params: { id }, search }) =>
    id ? [['patient', 'get', { params: { id } }]] : [['patient', 'list', { query: patientQuery(search) }]],
};

export default function PatientsPage() {
  const { id } = useParams();
  return id ? <PatientPage key={id} id={id} /> : <PatientList />;
}
