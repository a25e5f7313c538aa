import { accountInternal } from '@jst/feature-account/internal'
import { companyInternal } from '@jst/feature-company/internal'
import { masterInternal } from '@jst/feature-master/internal'
import { messagesInternal } from '@jst/feature-messages/internal'
import { schedulesInternal } from '@jst/feature-schedules/internal'
import { siInternal } from '@jst/feature-si/internal'
import { systemInternal } from '@jst/feature-system/internal'
import { workbenchInternal } from '@jst/feature-workbench/internal'

/** The areas of the internal workbench. */
export const features = [
  workbenchInternal,
  siInternal,
  messagesInternal,
  accountInternal,
  systemInternal,
  companyInternal,
  masterInternal,
  schedulesInternal,
]
