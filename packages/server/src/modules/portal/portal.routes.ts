import { portalEntities, recommendedFreightDmsCalls } from '@jst/contracts/portal'
import { entityRoutes } from '../../entity-kit/index.ts'
import type { Route } from '../../kernel/http/endpoint.ts'
import { contentRoutes } from './contents/contents.routes.ts'
import { contentRules } from './contents/register.ts'
import { farAmountDoubts } from '../freight-rates/index.ts'
import { pictureRoutes } from './pictures/pictures.routes.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { sitePartRoutes } from './site-parts/site-parts.routes.ts'

const { entity: recommended } = recommendedFreightDmsCalls

export const portalRoutes = (surroundings: Pick<Surroundings, 'lookUpTexts' | 'blobs'>): readonly Route[] => [
  ...entityRoutes(portalEntities, {
    ...contentRules,
    [recommended.kind]: { doubts: farAmountDoubts(recommended, ['Gp20', 'Gp40', 'Hq40']) },
  }),
  ...contentRoutes(surroundings),
  ...pictureRoutes,
  ...sitePartRoutes(surroundings),
]
