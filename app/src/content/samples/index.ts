import checkoutWidget from './checkout-widget.tsx?highlight';
import donationRequest from './donation-request.ts?highlight';
import shopifyFlow from './shopify-flow.liquid?highlight';
import wooCommerce from './woocommerce.php?highlight';

/** The code samples of the API pages. Tests compile, parse and run the files in this folder. */
export const samples = { checkoutWidget, donationRequest, shopifyFlow, wooCommerce };
