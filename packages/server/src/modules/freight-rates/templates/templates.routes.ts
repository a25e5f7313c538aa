import { surchargeTemplateCalls as calls, surchargeTemplateDocument as document, templateCharges } from '@jst/contracts/freight-rates'
import { registerDocument, rowsOf } from '../../../documents/index.ts'
import { entityRoutes } from '../../../entity-kit/index.ts'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { chargeDoubts } from '../far-prices.ts'
import { chargePage } from './charges.repo.ts'
import { templateRules } from './templates.rules.ts'

registerDocument({ ...rowsOf(calls.entity), document, guards: {}, effects: {}, lineDoubts: chargeDoubts })

export const templateRoutes: readonly Route[] = [
  ...entityRoutes([calls], { [document.kind]: templateRules }),
  employeeRoute(templateCharges, { read: ({ db, actor }, query) => chargePage(db, actor, query) }),
]
