import { defineFeature } from '@jst/feature-kit'

export const packingInternal = defineFeature({
  area: 'packing',
  screens: [],
})
