import checkoutWidget from './checkout-widget.tsx?highlight';
import donationRequest from './donation-request.ts?highlight';
import shopifyFlow from './shopify-flow.liquid?highlight';
import wooCommerce from './woocommerce.php?highlight';

/** The sample code of the API pages. The files beside this one are compiled, parsed and run in tests. */
export const samples = { checkoutWidget, donationRequest, shopifyFlow, wooCommerce };
