/** List and page of 整箱运价. */
export const freightRateScreens = {
  list: '/SeaFreight/FreightManagement/FCLFreight',
  page: '/SeaFreight/FreightManagement/FCLFreightHistory',
} as const
