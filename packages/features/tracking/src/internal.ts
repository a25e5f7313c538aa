import { defineFeature } from '@jst/feature-kit'

export const trackingInternal = defineFeature({
  area: 'tracking',
  screens: [],
})
