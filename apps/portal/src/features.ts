import { accountPublic } from '@jst/feature-account/public'
import { companyPublic } from '@jst/feature-company/public'
import { systemPublic } from '@jst/feature-system/public'

/** The areas of the pages for visitors. */
export const features = [accountPublic, systemPublic, companyPublic]
