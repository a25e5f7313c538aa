export const titles = { longTerm: '船期表维护', live: '实时船期维护', layouts: '船期模板' } as const
