/** SQL of the booking of a line as the contract has it, from a row of `order_bookings`. */
export const BOOKING_JSON = `jsonb_build_object(
  'forProductId', for_product_id, 'forProductName', for_product_name, 'placeId', place_id, 'place', place,
  'address', address, 'carMake', car_make, 'carModel', car_model, 'carYear', car_year, 'voltage', voltage,
  'date', day, 'half', half, 'minHours', min_hours, 'maxHours', max_hours,
  'agreedDay', agreed_day, 'agreedTime', agreed_time, 'agreedPlace', agreed_place)`;
