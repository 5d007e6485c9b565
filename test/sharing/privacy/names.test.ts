import { isOrganisationAmongPeople, looksLikeOrganisation } from '../../../src/sharing/privacy/names';
import { masked } from '../../../src/sharing/privacy/mask';

test.each([
  ['José de Sá', 'J. S.'],
  ['Maria Sá', 'M. S.'],
  ['Maria Sa Lima', 'M. S. L.'],
  ['ANTONIO SA', 'A. S.'],
  ['ANTONIO DE SA', 'A. S.'],
  ['Zé da Usina', 'Z. U.'],
  ['Raimundo Colônia', 'R. C.'],
  ['Ana Lúcia Central', 'A. L. C.'],
  ['João do Sindicato', 'J. S.'],
])('people called like organisations are people: %p', (name, shown) => {
  expect(isOrganisationAmongPeople(name)).toBe(false);
  expect(masked(name, 'name')).toBe(shown);
});

test.each([
  'Usina Rio Verde',
  'Central de Cooperativas',
  'Bioenergia Brasil SA',
  'Bioenergia Brasil S/A',
  'BIOENERGIA BRASIL S.A.',
  'COOPERATIVA CENTRAL SA',
  'Colônia de Pescadores Z-10',
  'Óleos do Norte ME',
])('organisations stay organisations: %p', (name) => {
  expect(isOrganisationAmongPeople(name)).toBe(true);
});

test('outside columns of people SA at the end is a company, whatever the case of the rest', () => {
  expect(looksLikeOrganisation('BIOENERGIA BRASIL SA')).toBe(true);
  expect(looksLikeOrganisation('ANTONIO DE SA')).toBe(false);
  expect(looksLikeOrganisation('J.S.A. Lima')).toBe(false);
});
