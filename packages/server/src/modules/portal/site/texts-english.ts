export const texts = {
  usual: {
    hero: {
      title: 'Rates, sailings and cargo in one place',
      text: 'Look up FCL and LCL rates, sailings and cargo milestones; sign in to book, submit shipping instructions and download documents.',
    },
    titles: {
      services: 'Our services',
      rates: 'Recommended rates',
      ports: 'Popular ports',
      news: 'News',
      letters: 'Carrier notices',
      offices: 'Offices',
      enter: 'Sign in to your workbench',
    },
  },
  guess: {
    schedules: (pol: string, pod: string) => `Sailings ${pol} → ${pod}`,
    rates: (pol: string, pod: string) => `Rates ${pol} → ${pod}`,
    fromPort: (port: string) => `Sailings from ${port}`,
    toPort: (port: string) => `Sailings to ${port}`,
    verify: 'Verify this document code',
  },
  form: {
    name: 'Please enter your name',
    reach: 'Please enter a phone number or an email address, so that we can answer',
    phone: 'This is not a phone number, e.g. +86 21 55667788',
    email: 'This is not an email address, e.g. zhang@example.com',
    message: 'Please write your request, at least 5 characters',
    late: 'The page was open for too long, please send it once more',
    fast: 'Sent too quickly, please send it once more in a moment',
    refused: 'Your message was not accepted, please reload the page and try again',
  },
} as const
