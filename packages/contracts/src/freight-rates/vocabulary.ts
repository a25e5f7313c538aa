/** Headings that rate sheets of suppliers use. */
export const rateHeadings = { pol: ['起运港', '启运港', 'POL'], pod: ['目的港', 'POD'] } as const
