// Attributes of a DCSA eBL 3.0.4 shipping instruction that a record has a counterpart for.
/** Whom the carrier may ask; one of e-mail and phone. */
export interface DcsaContact {
  name: string
  email?: string
  phone?: string
}
/** A party as it is printed. */
export interface DcsaParty {
  partyName: string
  /** The same as the printed lines: a party needs an address or a code. */
  addressLines?: string[]
  displayedAddress?: string[]
  reference?: string
  isNotifyParty?: true
}
/** Consignee of a straight bill, endorsee of one to order; at most three notify parties. */
export interface DcsaParties {
  shipper: DcsaParty
  consignee?: DcsaParty
  endorsee?: DcsaParty
  notifyParties?: DcsaParty[]
}
/** Packages of one consignment item in one container; kg and m³. */
export interface DcsaCargoItem {
  equipmentReference?: string
  cargoGrossWeight?: { value: number; unit: 'KGM' }
  cargoGrossVolume?: { value: number; unit: 'MTQ' }
  outerPackaging?: { packageCode?: string; description?: string; numberOfPackages: number }
}
/** Goods of one description under one booking. */
export interface DcsaConsignmentItem {
  carrierBookingReference: string
  descriptionOfGoods: string[]
  descriptionOfGoodsForCustoms?: string[]
  HSCodes: string[]
  extendedHSCodes?: string[]
  shippingMarks?: string[]
  shippingMarksForCustoms?: string[]
  cargoItems: DcsaCargoItem[]
}
/** A container with its seals: one of the carrier's is named, the shipper's own is described. */
export type DcsaEquipment = { seals: { number: string }[] } & (
  | { isShipperOwned: false; equipmentReference: string }
  | {
      isShipperOwned: true
      equipment: { equipmentReference: string; ISOEquipmentCode?: string; tareWeight?: { value: number; unit: 'KGM' } }
    }
)
/** Body of `POST /v3/shipping-instructions`. */
export interface DcsaShippingInstructions {
  transportDocumentReference?: string
  transportDocumentTypeCode: 'BOL' | 'SWB'
  isShippedOnBoardType: true
  freightPaymentTermCode: 'PRE' | 'COL'
  isElectronic: boolean
  isToOrder: boolean
  numberOfOriginalsWithCharges?: number
  numberOfOriginalsWithoutCharges?: number
  displayedNameForPlaceOfReceipt?: string[]
  displayedNameForPortOfLoad?: string[]
  displayedNameForPortOfDischarge?: string[]
  displayedNameForPlaceOfDelivery?: string[]
  carrierCode?: string
  carrierCodeListProvider?: 'NMFTA'
  invoicePayableAt?: { UNLocationCode: string }
  placeOfIssue?: { UNLocationCode: string } | { locationName: string; countryCode: string }
  partyContactDetails: DcsaContact[]
  documentParties: DcsaParties
  isCargoDeliveredInICS2Zone: boolean
  consignmentItems: DcsaConsignmentItem[]
  utilizedTransportEquipments: DcsaEquipment[]
}

/** Limits of the attributes, in characters and lines (schema 3.0.4). */
export const limits = {
  billNo: 20,
  booking: 35,
  partyName: 70,
  address: 6,
  addressLines: 5,
  addressLine: 250,
  /** Of a paper bill; a carrier may take more. */
  paperAddress: 2,
  onBill: 5,
  goods: 150,
  marks: 50,
  seal: 15,
  equipment: 11,
  reference: 35,
  contactName: 35,
  phone: 30,
  email: 100,
  packages: 99_999_999,
  packageText: 100,
} as const
