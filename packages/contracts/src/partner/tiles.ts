import { defineTiles } from '../workbench/tile-facts.ts'

const customers = { path: '/system/company/customer/customerList' } as const

/** Figures of customers and providers for the homes. */
export const partnerTiles = defineTiles('partner', {
  potential: { ...customers, query: { Stage: 'potential' } },
  stopped: { ...customers, query: { Stage: 'stopped' } },
  providers: { path: '/system/company/provider/providerList', code: 'add', query: { Stage: 'potential' } },
})
