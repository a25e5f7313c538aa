import type { EntityValues } from '@jst/contracts/entity'
import { blankProfile, richOf, type PartContent } from '@jst/contracts/portal'

/** English contents of the first site. */
export const englishParts: { readonly homeEn: PartContent<'homeEn'>; readonly profileEn: PartContent<'profileEn'> } = {
  homeEn: {
    Blocks: [
      {
        Kind: 'hero',
        Title: 'FCL export from Shanghai and Ningbo',
        Text: 'Rates, sailings and cargo milestones online; sign in to book, submit shipping instructions and download bills of lading.',
        Search: true,
        Picture: '',
      },
      { Kind: 'services', Title: 'What we do', Text: 'From the factory to the door at destination.' },
      { Kind: 'rates', Title: 'Rates of this week' },
      {
        Kind: 'stats',
        Title: 'Haijie in figures',
        Items: [
          { Value: '62,000', Label: 'TEU exported in 2025' },
          { Value: '180+', Label: 'sailings to book each week' },
          { Value: '4 hours', Label: 'to answer an inquiry' },
        ],
      },
      { Kind: 'news', Title: 'News' },
      { Kind: 'letters', Title: 'Carrier notices' },
      { Kind: 'offices', Title: 'Offices' },
      { Kind: 'enter', Title: 'Sign in to your workbench', Text: '' },
    ],
  },
  profileEn: {
    ...blankProfile,
    Slogan: 'Every shipment on board on time',
    Summary:
      'Haijie International Freight was founded in Shanghai in 2009. We ship full containers from China for exporters of the Yangtze delta.',
    Body: richOf(
      'Our head office is in Shanghai, our operations centre in Ningbo. We book to North America, Europe and Southeast Asia.\nCustomers see rates, book, submit shipping instructions and download bills of lading in their workbench.',
    ),
    Milestones: [
      { Year: '2009', Text: 'Founded in Shanghai' },
      { Year: '2014', Text: 'NVOCC licence, services to the United States' },
      { Year: '2024', Text: 'Online booking and shipping instructions' },
    ],
  },
}

/** English of some contents, by their Chinese title. */
export const englishContents: Readonly<Record<string, EntityValues>> = {
  美西航线年末旺季舱位安排: {
    NameEn: 'Space to the US West Coast at the end of the year',
    SummaryEn: '60 × 40HQ a week are kept on direct services in December; please book ten days ahead.',
    BodyEn: richOf(
      'Space to the US West Coast is tight. We have agreed on the following with our carriers for December.\nPlease book ten days before the cut-off.',
    ),
  },
  海运整箱与拼箱: {
    NameEn: 'FCL and LCL by sea',
    SummaryEn: 'Direct services to North America, Europe and Southeast Asia, full containers and consolidation.',
  },
  拖车与内陆运输: { NameEn: 'Trucking', SummaryEn: 'More than 200 trucks in the Yangtze delta, tracked from door to port.' },
  国际空运: { NameEn: 'Air freight', SummaryEn: 'From Shanghai, Ningbo and Hangzhou, 48 hours to the main hubs.' },
  海铁联运: { NameEn: 'Sea-rail transport', SummaryEn: 'Through Ningbo and Qingdao and by the China-Europe trains.' },
  长江内河支线: { NameEn: 'Yangtze feeder', SummaryEn: 'Twelve barges a week from Wuhan, Wuhu and Nanjing to Yangshan on one bill.' },
  仓储与供应链: { NameEn: 'Warehousing and supply chain', SummaryEn: 'Bonded and overseas warehouses, order management and customs.' },
}
