/** Screens of channels and subscriptions. */
export const channelPages = {
  market: '/SeaFreight/FreightManagement/ThirdFreightList',
  mine: '/SeaFreight/FreightManagement/ThirdFreightMySubscribe',
  sale: '/SeaFreight/FreightManagement/ThirdFreightMySubscribeSale',
  others: '/SeaFreight/FreightManagement/ThirdFreightOtherSubscribe',
} as const
