import type { Department } from '#contract/department.ts';
import type { Doctor } from '#contract/doctor.ts';
import type { News } from '#contract/news.ts';
import type { Package } from '#contract/package.ts';
import type { Service } from '#contract/service.ts';
import { DoctorRow } from '#web/site/cards/doctor-row.tsx';
import { LeadingNewsCard, NewsCard, NewsLine } from '#web/site/cards/news-card.tsx';
import { PackageCard } from '#web/site/cards/package-card.tsx';
import { ServiceRow } from '#web/site/service/service-row.tsx';
import { DepartmentCard, DoctorCard, ServiceCard } from '#web/ui/card.tsx';
import { DoctorPicture } from '#web/ui/core/doctor-picture.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Group, Specimen } from './specimen.tsx';

const longName = 'Centre for rehabilitation, physiotherapy and chronic pain of the musculoskeletal system';

interface Shown {
  department: Department | null;
  service: Service | null;
  doctor: Doctor | null;
  package: Package | null;
  article: News | null;
}

/** Cards and rows with all possible parts, and with the fewest. */
export function Entries({ department, service, doctor, package: entry, article }: Shown) {
  return (
    <Group
      id="entries"
      title="Entries"
      file="ui/card.tsx, ui/next-free.tsx, site/*/*-card.tsx, site/*/*-row.tsx"
    >
      {department ? <Departments department={department} /> : <Missing what="departments" />}
      {service ? <Services service={service} /> : <Missing what="services" />}
      {doctor ? <Doctors doctor={doctor} /> : <Missing what="doctors" />}
      {entry ? <Packages entry={entry} /> : <Missing what="packages" />}
      {article ? <Articles article={article} /> : <Missing what="news" />}
    </Group>
  );
}

function Missing({ what }: { what: string }) {
  return (
    <Specimen name={`The hospital has no ${what} to show`} wide>
      <Empty title={`There are no ${what}.`}>Start with DEMO=1 and an empty DATA_DIR to see them here.</Empty>
    </Specimen>
  );
}

function Departments({ department }: { department: Department }) {
  const bare = { ...department, name: longName, summary: '', location: '', image: null };
  return (
    <>
      <Specimen name="DepartmentCard">
        <DepartmentCard department={department} />
      </Specimen>
      <Specimen name="DepartmentCard: long name, nothing else">
        <DepartmentCard department={bare} />
      </Specimen>
    </>
  );
}

function Services({ service }: { service: Service }) {
  const bare = { ...service, summary: '', icon: '', priceFrom: null, durationMinutes: null };
  return (
    <>
      <Specimen name="ServiceCard">
        <ServiceCard service={service} />
      </Specimen>
      <Specimen name="ServiceCard: nothing but its title">
        <ServiceCard service={bare} />
      </Specimen>
      <Specimen name="ServiceRow">
        <ServiceRow service={service} withDepartment heading="h3" />
      </Specimen>
      <Specimen name="ServiceRow: nothing but its title">
        <ServiceRow service={bare} withDepartment={false} heading="h3" />
      </Specimen>
    </>
  );
}

function Doctors({ doctor }: { doctor: Doctor }) {
  const bare = { ...doctor, image: null, role: '', summary: '', departments: [], bookable: false };
  return (
    <>
      <Specimen name="DoctorCard">
        <DoctorCard doctor={{ ...doctor, bookable: true }} />
      </Specimen>
      <Specimen name="DoctorCard: no portrait, not bookable">
        <DoctorCard doctor={bare} />
      </Specimen>
      <Specimen name="DoctorPicture: initials, by place in the list">
        <div className="grid grid-cols-3 gap-3">
          {['Ann Lee', 'Bo Ray', 'Cy Dow'].map((name, id) => (
            <DoctorPicture key={name} doctor={{ id, name, image: null }} ratio="1/1" sizes="112px" />
          ))}
        </div>
      </Specimen>
      <Specimen name="DoctorRow" wide>
        <DoctorRow doctor={{ ...doctor, bookable: true }} badge="Free today" />
      </Specimen>
      <Specimen name="DoctorRow: no portrait, not bookable" wide>
        <DoctorRow doctor={bare} />
      </Specimen>
    </>
  );
}

function Packages({ entry }: { entry: Package }) {
  const reduced = { ...entry, price: 25000, discountPrice: 19900 };
  const bare = { ...entry, title: longName, summary: '', durationMinutes: null, groups: [] };
  return (
    <>
      <Specimen name="PackageCard, reduced">
        <PackageCard entry={reduced} />
      </Specimen>
      <Specimen name="PackageCard: long title, full price, nothing else">
        <PackageCard entry={{ ...bare, discountPrice: null }} />
      </Specimen>
    </>
  );
}

function Articles({ article }: { article: News }) {
  return (
    <>
      <Specimen name="NewsCard">
        <NewsCard article={article} />
      </Specimen>
      <Specimen name="NewsCard: no picture">
        <NewsCard article={{ ...article, image: null }} />
      </Specimen>
      <Specimen name="NewsLine">
        <NewsLine article={article} />
      </Specimen>
      <Specimen name="LeadingNewsCard" wide>
        <div className="specimen-leading">
          <LeadingNewsCard article={article} />
        </div>
      </Specimen>
    </>
  );
}
