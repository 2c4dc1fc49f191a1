-- What the patient booked it for. Packages go to a bin and are rarely gone for good; the appointment stays.
ALTER TABLE appointment ADD COLUMN package_id integer REFERENCES package (id) ON DELETE SET NULL;
CREATE INDEX appointment_package ON appointment (package_id) WHERE package_id IS NOT NULL;
