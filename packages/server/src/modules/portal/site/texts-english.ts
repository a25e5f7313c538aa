export const texts = {
  usual: {
    hero: {
      platform: {
        Title: 'Rates, sailings and cargo in one place',
        Text: 'Look up FCL and LCL rates, sailings and cargo milestones; sign in to book, submit shipping instructions and download documents.',
      },
      peers: {
        Title: 'For fellow forwarders',
        Text: 'FCL rates, sailings and carrier notices; register to subscribe to our prices.',
      },
      customer: {
        Title: 'Where is my cargo, when does it sail',
        Text: 'Enter a B/L, order or container number; sign in to book, submit shipping instructions and download documents.',
      },
      company: {
        Title: 'Ocean freight and supply chain services from China',
        Text: 'FCL, LCL, customs, trucking and services at destination from one desk.',
      },
    },
    titles: {
      story: 'About us',
      jobs: 'Careers',
      services: 'Our services',
      rates: 'Recommended rates',
      ports: 'Popular ports',
      news: 'News',
      letters: 'Carrier notices',
      offices: 'Offices',
      enter: 'Sign in to your workbench',
    },
  },
  sheet: {
    name: 'Sailings',
    carrier: 'Carrier',
    vessel: 'Vessel',
    voyage: 'Voyage',
    service: 'Service',
    departure: 'ETD',
    arrival: 'ETA',
    days: 'Transit days',
    remark: 'Remark',
    delayed: 'Delayed',
    blank: 'Blank sailing',
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
    consent: 'Please read the privacy notice and agree to it first',
    late: 'The page was open for too long, please send it once more',
    fast: 'Sent too quickly, please send it once more in a moment',
    refused: 'Your message was not accepted, please reload the page and try again',
  },
} as const
