import { serviceCalls } from '@jst/contracts/master'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'
import { RotationSource } from './RotationSource.tsx'

export const { Screen, preload } = entityScreen(serviceCalls, titles.services, {
  extra: ({ stored }) => (stored ? <RotationSource code={stored.Code} /> : null),
})
