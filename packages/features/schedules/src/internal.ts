import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const schedulesInternal = defineFeature({
  area: 'schedules',
  screens: [
    {
      path: '/DataMaintenance/ShipSchedulemaintain',
      name: 'shipSchedule',
      title: titles.longTerm,
      load: () => import('./longterm/ShipSchedule.tsx'),
    },
    {
      path: '/DataMaintenance/ScheduleMaintenance',
      name: 'liveSchedule',
      title: titles.live,
      load: () => import('./live/LiveSchedule.tsx'),
    },
    {
      path: '/SeaFreight/FreightManagement/SailScheduleTemplate',
      name: 'scheduleLayouts',
      title: titles.layouts,
      load: () => import('./layouts/SailScheduleTemplate.tsx'),
    },
  ],
})
