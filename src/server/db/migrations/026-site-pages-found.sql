-- What people look for that no entry answers leads to the page that does; staff change these words as they like.
insert into synonym (name, words, leads_to) values
  ('Hours, address and phone', '["opening hours", "opening times", "visiting hours", "visiting times", "visitors", "visit a patient", "parking", "car park", "telephone number", "phone number", "telephone", "phone", "address", "directions", "way to the hospital", "how to get here", "map", "bus", "train", "e-mail", "email", "email address", "reception", "complaint", "feedback", "write to us", "lost property"]', '["contact"]'),
  ('Booking', '["book an appointment", "make an appointment", "book", "booking", "appointments", "free times"]', '["appointment"]'),
  ('Prices', '["price", "prices", "price list", "cost", "costs", "fee", "fees", "charges", "how much"]', '["pricing"]'),
  ('The hospital', '["about the hospital", "history of the hospital", "mission", "management", "accreditation", "patient rights"]', '["about us"]'),
  ('Pictures', '["photos", "photographs", "pictures"]', '["gallery"]'),
  ('Getting about', '["wheelchair", "step free", "disabled access", "disabled parking", "blue badge", "lift", "hearing loop", "sign language"]', '["accessibility"]'),
  ('Personal data', '["data protection", "personal data", "cookies", "gdpr"]', '["privacy"]')
on conflict do nothing;
