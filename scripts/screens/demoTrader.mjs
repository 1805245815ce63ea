// The trader who registers for the screenshots.
const password = 'Quartz-4711!';

export const demoTrader = {
  email: 'ada.moreau@moreau-minerals.example',
  password,
  confirmPassword: password,
  firstName: 'Ada',
  lastName: 'Moreau',
  companyName: 'Moreau Minerals',
  position: 'Purchasing',
  mobileNumber: '+33 6 12 34 56 78',
  country: 'France',
  city: 'Lyon',
  role: 'both',
  acceptTerms: true,
  acceptPrivacy: true,
};
