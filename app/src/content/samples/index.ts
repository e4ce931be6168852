import checkoutWidget from './checkout-widget.tsx?highlight';
import donationRequest from './donation-request.ts?highlight';
import shopifyFlow from './shopify-flow.liquid?highlight';
import wooCommerce from './woocommerce.php?highlight';

export const samples = { checkoutWidget, donationRequest, shopifyFlow, wooCommerce };
