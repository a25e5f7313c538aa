import { statedButtons } from '@jst/contracts/entity'
import type { Menus } from './menus.ts'

/** Contents of the site that are kept in lists. */
const contentKeeping: Menus = {
  ...Object.fromEntries(
    [
      'NewsManagement',
      'Announcement',
      'ShipLetterMaintain',
      'ShipTableMaintain',
      'ProductService',
      'OurAddress',
      'RecruitmentManagement',
    ].map((name) => [`/Portal/${name}`, [...statedButtons, 'publish', 'number']]),
  ),
  '/Portal/NewsInfo': ['edit'],
}
/** The parts of the own web site, its address among them. */
const sitePartKeeping: Menus = Object.fromEntries(
  ['Setqymh', 'websiteConfig', 'Home', 'EnterpriseInformation', 'CustomerEnterpriseInformation', 'FloatingWindow'].map((name) => [
    `/Portal/${name}`,
    ['edit', 'publish'],
  ]),
)
/** Everything that visitors read on the own web site. */
export const siteKeeping: Menus = { ...contentKeeping, ...sitePartKeeping }
